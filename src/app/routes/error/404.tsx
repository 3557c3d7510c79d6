// /error/404
import { createFileRoute } from '@tanstack/react-router'
import { NotFoundScreen } from '#app/areas/home/NotFoundScreen.tsx'

export const Route = createFileRoute('/error/404')({ component: NotFoundScreen })
