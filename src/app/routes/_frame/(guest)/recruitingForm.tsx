// /recruitingForm (doc1 §2.2)
import { createFileRoute } from '@tanstack/react-router'
import { RecruitScreen } from '#app/areas/portal/RecruitScreen.tsx'

export const Route = createFileRoute('/_frame/(guest)/recruitingForm')({ component: RecruitScreen })
