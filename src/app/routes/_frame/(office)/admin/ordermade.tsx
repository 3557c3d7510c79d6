// /admin/ordermade (R171)
import { createFileRoute } from '@tanstack/react-router'
import { ProductDeskScreen } from '#app/areas/tailor/office/ProductDeskScreen.tsx'
import { requireOffice } from '#app/shared/session/require-admin.ts'

export const Route = createFileRoute('/_frame/(office)/admin/ordermade')({
  beforeLoad: requireOffice,
  component: ProductDeskScreen,
})
