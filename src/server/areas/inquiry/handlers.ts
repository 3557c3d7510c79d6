// The calls of letters to the operators.
import { calls, viewerOrRefuse, writeOnce } from '../../platform/calls.ts'
import { listLetters, sendLetter } from './letters.ts'

export const inquiryHandlers = {
  send: calls.inquiry.send.handler(({ input, context }) =>
    writeOnce(context, input, (tx, { viewer, now }) => sendLetter(tx, { ...input, userId: viewer.userId, now })),
  ),
  list: calls.inquiry.list.handler(({ input, context }) =>
    listLetters(context.db, { ...input, userId: viewerOrRefuse(context).userId }),
  ),
}
