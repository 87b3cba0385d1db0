/** What staff choose for the open page: a new page hides names and is silent. */
export type DeskOptions = { showsNames: boolean; sounds: boolean }
