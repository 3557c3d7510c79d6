// Screens inside the frame with the menu.
import { createFileRoute } from '@tanstack/react-router'
import { MemberFrame } from '#app/areas/home/MemberFrame.tsx'

export const Route = createFileRoute('/_frame')({ component: MemberFrame })
