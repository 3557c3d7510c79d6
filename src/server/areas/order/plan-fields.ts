// Fields of what the office prepares for orders, situations and templates for themes, as they are sent and stored.
import type { TextType } from '#rules/codes/scenario.ts'

export interface PlanFields {
  worldId: string
  title: string
  description: string
  picture: string | null
  textType: TextType
  seatsMost: number
  openFrom: string | null
  openUntil: string | null
}

/** Columns that both kinds store alike; a beginning that is not named is now. */
export const storedPlan = ({ title, picture, textType, seatsMost, openFrom, openUntil }: PlanFields, now: Date) => ({
  ...{ title: title.trim(), picture, textType, seatsMost },
  openFrom: openFrom === null ? now : new Date(openFrom),
  openUntil: openUntil === null ? null : new Date(openUntil),
})
