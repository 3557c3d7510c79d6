// /newPlayer — a former address of joining (doc1 §2.1).
import { createFileRoute } from '@tanstack/react-router'
import { leadNewcomer } from '#app/areas/identity/former-ways.ts'

export const Route = createFileRoute('/(guest)/newPlayer')({
  beforeLoad: () => leadNewcomer('newPlayer'),
})
