// The form of refusals: one row each, in the file of the refusing area.

export type Refusal<Status extends number = number, Message extends string = string> = {
  /** Status code of HTTP. */
  status: Status
  /** Text for users. */
  message: Message
}

type Rows = Readonly<Record<string, readonly [status: number, message: string]>>

type Refusals<Table extends Rows> = { readonly [Code in keyof Table]: Refusal<Table[Code][0], Table[Code][1]> }

/** Table of refusals by name: code, status and text. */
export const refusalRows = <const Table extends Rows>(rows: Table): Refusals<Table> =>
  Object.fromEntries(
    Object.entries(rows).map(([code, [status, message]]) => [code, { status, message }]),
  ) as Refusals<Table>
