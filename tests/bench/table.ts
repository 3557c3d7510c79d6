// The figures of a run, printed as a plain table.

export type Figure = {
  name: string
  value: string
  /** Value to be reached. */
  goal?: string
  /** Way of measuring, or the spread of the measurements. */
  note?: string
}

export function formatTable(sections: readonly { title: string; figures: readonly Figure[] }[]): string {
  const head: Figure = { name: 'figure', value: 'measured', goal: 'goal', note: 'note' }
  const all = [head, ...sections.flatMap(({ figures }) => figures)]
  const width = (cell: (figure: Figure) => string) => Math.max(...all.map(figure => cell(figure).length))
  const nameWidth = width(({ name }) => name)
  const valueWidth = width(({ value }) => value)
  const goalWidth = width(({ goal = '' }) => goal)
  const line = ({ name, value, goal = '', note = '' }: Figure): string =>
    `  ${name.padEnd(nameWidth)}  ${value.padStart(valueWidth)}  ${goal.padEnd(goalWidth)}  ${note}`.trimEnd()
  const blocks = sections.map(({ title, figures }) => [title, ...figures.map(line)].join('\n'))
  return [line(head), ...blocks].join('\n')
}
