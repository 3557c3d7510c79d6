// Life of something that lies over a page and is answered by a press: a sheet, a question, a menu, an enlarged picture.
import { useEffect } from 'react'
import { holdSecondPress } from './first-press.ts'
import { useBackCloses } from './page-history.ts'

/**
 * While it is open, back closes it and not the page; when it closes, the second press of the double press that closed it does
 * not reach the page.
 */
export function useOverlay(isOpen: boolean, close: () => void): void {
  useEffect(() => (isOpen ? holdSecondPress : undefined), [isOpen])
  useBackCloses(isOpen, close)
}
