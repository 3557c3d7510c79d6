// Boxes of the makai post and queues of the office in addresses, apart from its labels and limits, which no first visit needs.
export const MAKAI_BOXES = ['in', 'out', 'write'] as const
export type MakaiBox = (typeof MAKAI_BOXES)[number]

export const MAKAI_CASE_QUEUES = ['waiting', 'decided'] as const
export type MakaiCaseQueue = (typeof MAKAI_CASE_QUEUES)[number]
