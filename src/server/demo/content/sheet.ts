// A text file of the demo: a head of fields between two lines `---`, then the text.

/** Fields of the head: every value is text; a field that is given on several lines is a list of them. */
export type Sheet = Record<string, string | string[]>

const MARK = '---'

/** @throws an Error whose message tells the writer the fault of the head */
export function readSheet(written: string): Sheet {
  const lines = written.split('\n')
  if (lines[0] !== MARK) throw new Error(`the first line must be ${MARK}`)
  const end = lines.indexOf(MARK, 1)
  if (end < 0) throw new Error(`a second line ${MARK} must end the fields`)
  const fields: Sheet = {}
  for (const [index, line] of lines.slice(1, end).entries()) {
    const [, name, value] = /^(\w+): (.+)$/.exec(line.trimEnd()) ?? []
    if (name === undefined || value === undefined) throw new Error(`line ${index + 2} must be a name, “: ” and a value`)
    const before = fields[name]
    fields[name] = before === undefined ? value : [before, value].flat()
  }
  if (fields.body !== undefined) throw new Error('the text stands under the fields, not in one called body')
  // Wide spaces open paragraphs, so that only empty lines are removed.
  return {
    ...fields,
    body: lines
      .slice(end + 1)
      .join('\n')
      .replace(/^\n+|\n+$/g, ''),
  }
}
