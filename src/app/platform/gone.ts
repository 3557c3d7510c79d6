// Reads of what is gone: once the server answers that something is not there for the reader, what the device has kept of it is
// dropped, in memory and with the next save in IndexedDB. Every read goes through here, so that no screen shows it again.
import { QueryCache } from '@tanstack/react-query'
import { Refusal } from './requests.ts'

/** Whether the server has answered that something is not there for the reader. */
export const isGone = (error: unknown): boolean => error instanceof Refusal && error.status === 404

export const dropsGone = (): QueryCache =>
  new QueryCache({
    onError: (error, query) => {
      if (isGone(error) && query.state.data !== undefined) query.setState({ data: undefined, dataUpdatedAt: 0 })
    },
  })
