import type { CategoryIcon } from '#domain/category-tiles'
import { outlines } from '../../ui/outlines.ts'

type Area = 'care' | 'shot' | 'checkUp' | 'video'

/** The icon of each category on a grid of 24 by 24, and the area whose tint is behind it. */
export const CATEGORY_OUTLINES: Readonly<Record<CategoryIcon, { area: Area; path: string }>> = {
  bandage: {
    area: 'care',
    path: 'M4.2 13.4 13.4 4.2a4.5 4.5 0 0 1 6.4 6.4l-9.2 9.2a4.5 4.5 0 0 1-6.4-6.4ZM7.4 10.2l6.4 6.4M10.2 7.4l6.4 6.4M12 12v.1',
  },
  calendar: { area: 'care', path: outlines.calendar.path },
  camera: {
    area: 'video',
    path: 'M5 6.5h8.5A1.5 1.5 0 0 1 15 8v8a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 16V8A1.5 1.5 0 0 1 5 6.5ZM15 10.7l5.5-3.2v9L15 13.3',
  },
  card: { area: 'checkUp', path: outlines.card.path },
  heart: {
    area: 'checkUp',
    path: 'M12 20 4.7 12.6a4.6 4.6 0 0 1 6.5-6.5l.8.8.8-.8a4.6 4.6 0 0 1 6.5 6.5L12 20Z',
  },
  plane: {
    area: 'shot',
    path: 'M12 3a1.6 1.6 0 0 1 1.6 1.6v4.6l6.9 4.3v2l-6.9-2.1v4l2.2 1.6v1.5L12 19.6l-3.8.9V19l2.2-1.6v-4L3.5 15.5v-2l6.9-4.3V4.6A1.6 1.6 0 0 1 12 3Z',
  },
  plate: {
    area: 'video',
    path: 'M12.5 7.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM3.5 4v4a1.5 1.5 0 0 0 3 0V4M5 4v16M20 20V4c-1.5 1-2 3-2 6.5h2',
  },
  shield: {
    area: 'shot',
    path: 'M12 3.5 19 6v5.5c0 4.3-2.8 7.4-7 9-4.2-1.6-7-4.7-7-9V6l7-2.5ZM9 11.8l2.2 2.2 4-4.2',
  },
  stethoscope: {
    area: 'checkUp',
    path: 'M6 3.5H4.5v5a4.5 4.5 0 0 0 9 0v-5H12M9 13v2.5a5 5 0 0 0 10 0v-2M19 9.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z',
  },
  syringe: { area: 'shot', path: outlines.syringe.path },
  thermometer: {
    area: 'care',
    path: 'M13 14.2V5.5a2.5 2.5 0 0 0-5 0v8.7a4.5 4.5 0 1 0 5 0ZM10.5 8.5v9.3M16.5 5.5h3M16.5 9h2M16.5 12.5h3',
  },
  wheel: {
    area: 'checkUp',
    path: 'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM3.6 11l6.4.7M20.4 11l-6.4.7M12 14v6.5',
  },
}
