// A strict reader of calendars (RFC 5545) that knows what ours contain: lines, folding, properties, nested components.

type Properties = Record<string, string>
export type ParsedCalendar = { properties: Properties; components: string[]; events: Properties[] }

/** @throws where the text is not what the format allows */
export function parseCalendar(text: string): ParsedCalendar {
  if (!text.endsWith('\r\n') || /[^\r]\n|\r[^\n]/.test(text)) throw new Error('Lines must end with CRLF.')
  const folded = text.slice(0, -2).split('\r\n')
  const long = folded.find(line => Buffer.byteLength(line) > 75)
  if (long) throw new Error(`A line is longer than 75 octets: ${long}`)
  const lines = folded.join('\r\n').replaceAll('\r\n ', '').split('\r\n')
  const calendar: ParsedCalendar = { properties: {}, components: [], events: [] }
  const open: { name: string; properties: Properties }[] = []
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[A-Z-]+=[^:;]+)*:(.*)$/s.exec(line) ?? []
    if (name === '') throw new Error(`No property: ${line}`)
    if (name === 'BEGIN') open.push({ name: value, properties: {} })
    else if (name === 'END') close(calendar, open, value)
    else add(open.at(-1)?.properties, name, value)
  }
  if (open.length > 0) throw new Error(`${open.at(-1)?.name} has no end.`)
  return calendar
}

function add(properties: Properties | undefined, name: string, value: string): void {
  if (!properties) throw new Error(`${name} stands outside of all components.`)
  if (Object.hasOwn(properties, name)) throw new Error(`${name} stands there twice.`)
  properties[name] = value.replace(/\\([\\;,nN])/g, (_, mark: string) => (/n/i.test(mark) ? '\n' : mark))
}

function close(calendar: ParsedCalendar, open: { name: string; properties: Properties }[], name: string): void {
  const ended = open.pop()
  if (ended?.name !== name) throw new Error(`${ended?.name} is ended by ${name}.`)
  if (open.length === 0) {
    if (name !== 'VCALENDAR') throw new Error(`${name} stands outside of the calendar.`)
    calendar.properties = ended.properties
  } else if (open.length === 1) {
    if (name === 'VEVENT') calendar.events.push(ended.properties)
    else calendar.components.push(name)
  }
}
