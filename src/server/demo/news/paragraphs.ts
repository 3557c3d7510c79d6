/** Joins the paragraphs of an article's body with blank lines; a line break inside a paragraph is kept. */
export const paragraphs = (...texts: readonly string[]): string => texts.join('\n\n')
