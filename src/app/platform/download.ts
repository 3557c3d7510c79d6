// Files that only their owner may have: asked for as the signed-in user, then saved like any download of the browser. What
// everybody may have is a link.
import { withToken } from './api.ts'
import { type ApiRequest, NoAnswer, readAnswer, speak } from './requests.ts'

/** Time for a file that is made of everything somebody has played, over a slow network. */
export const LONG_PATIENCE_MS = 600_000

/** @param type what it is, as the server calls it: anything else is a stranger's answer. @throws Refusal, NoAnswer */
export const readFile = (request: ApiRequest, type: string, patienceMs?: number): Promise<Blob> =>
  withToken(undefined, token =>
    speak(request, { token, patienceMs }, async (response, key) => {
      if (response.ok && response.headers.get('content-type')?.startsWith(type)) return response.blob()
      await readAnswer(response, key)
      throw new NoAnswer('not our file')
    }),
  )

/** Time that the browser has to fetch the file from the page. */
const KEPT_MS = 60_000

export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
