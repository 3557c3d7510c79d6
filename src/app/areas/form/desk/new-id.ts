// Id of a question or a choice: letters and digits, made where the form is built.
import { randomUuid } from '#app/platform/uuid.ts'

export const newId = (): string => randomUuid().replaceAll('-', '').slice(0, 10)
