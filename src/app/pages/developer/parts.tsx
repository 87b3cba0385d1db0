import '../../ui/tokens.css'
import '../../ui/base.css'
import '../../ui/forced-colors.css'
import { createRoot } from 'react-dom/client'
import { PartsPage } from './PartsPage.tsx'

createRoot(document.getElementById('root') as HTMLElement).render(<PartsPage />)
