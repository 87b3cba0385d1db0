/** How the desk shows itself. Kept for as long as the page is open; a new page hides names and is silent. */
export type Ways = { showsNames: boolean; sounds: boolean }
