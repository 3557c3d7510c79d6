// Hook: whether a page is made for everybody, on a server or by the app that takes such a page over: it has what only some
// screens show, and the style chooses.
import { useSyncExternalStore } from 'react'

const never = () => () => {}

export const useForAll = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
