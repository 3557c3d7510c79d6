// The line under an editor about where its text is stored. It never promises more than is true of the text on the screen.
import { formatDayTime } from '#app/ui/days.ts'
import { inJapan } from '#rules/dates.ts'

export type DraftState = {
  device: { state: 'saved' | 'saving' | 'failed'; at: number | null }
  server: { state: 'saved' | 'waiting' | 'offline' | 'failed'; at: number | null; reason?: string | undefined }
}

export type DraftLine = {
  kind: 'empty' | 'saving' | 'device' | 'server' | 'unsaved'
  /** The whole line, with the time. */
  text: string
  /** Short form, for a form that names its draft beside its changes: `下書きは保存済み 4:11`. */
  short: string
  at: number | null
  /** Additional information: why the server does not have the text, or that the device cannot store it. */
  detail: string | null
}

/** Time after which saving that has not ended is reported as failed. */
const PATIENCE_MS = 3_000
/** Age from which the line also shows the day. */
const TODAY_MS = 12 * 3_600_000

/** Whether there is no draft: what the field has is kept elsewhere, or nothing. */
export const isBlank = ({ device, server }: DraftState): boolean =>
  device.state === 'saved' && device.at === null && !(server.state === 'saved' && server.at !== null)

export function draftLine({ device, server }: DraftState, now: number): DraftLine {
  if (server.state === 'saved' && server.at !== null) {
    const detail = device.state === 'failed' ? 'この端末には保存できていません' : null
    return line(now, 'server', 'サーバーに保存', server.at, detail)
  }
  const detail = serverDetail(server)
  if (isBlank({ device, server })) return line(now, 'empty', '', null, null)
  if (device.state === 'saved') return line(now, 'device', 'この端末に保存', device.at, detail)
  const waited = device.at === null ? 0 : Math.abs(now - device.at)
  if (device.state === 'saving' && waited <= PATIENCE_MS) return line(now, 'saving', '保存しています', null, detail)
  return line(now, 'unsaved', '保存できていません', device.at, detail)
}

function serverDetail({ state, reason }: DraftState['server']): string | null {
  if (state === 'failed') return reason || 'サーバーに保存できませんでした'
  return state === 'offline' ? 'つながったらサーバーに保存します' : null
}

function line(
  now: number,
  kind: DraftLine['kind'],
  words: string,
  at: number | null,
  detail: string | null,
): DraftLine {
  const time = at === null ? '' : ` ${timeOf(at, now)}`
  return { kind, text: `${words}${time}`, short: `${shortWords[kind]}${time}`, at, detail }
}

const shortWords: Record<DraftLine['kind'], string> = {
  empty: '',
  saving: '下書きを保存しています',
  device: '下書きは保存済み',
  server: '下書きは保存済み',
  unsaved: '下書きを保存できていません',
}

/** Time of a save: `4:11`, with its day when that is not today. */
export const timeOf = (at: number, now: number): string =>
  Math.abs(now - at) < TODAY_MS ? inJapan(at).format('H:mm') : formatDayTime(at)
