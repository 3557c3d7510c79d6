// Pictures beside lines of a long text, by their rows from 1: faces of those who speak. Given around its editor, which so is not
// made anew when they change; null keeps no margin for them.
import { createContext, type ReactNode } from 'react'

export const LineMarks = createContext<ReadonlyMap<number, ReactNode> | null>(null)
