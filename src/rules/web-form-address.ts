// States of a form in addresses. Their labels stand elsewhere, because only the screens of the office load them.

export const formStates = ['draft', 'published', 'closed'] as const
export type FormState = (typeof formStates)[number]
export const parseFormState = (value: unknown): FormState | undefined => formStates.find(state => state === value)
