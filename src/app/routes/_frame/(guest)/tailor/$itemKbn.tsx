// /tailor/{itemKbn}: old paths of products (R035 to R037) lead to their pages; other words are no path.
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'

export const Route = createFileRoute('/_frame/(guest)/tailor/$itemKbn')({
  beforeLoad: ({ params: { itemKbn } }) => {
    if (!/^\d{1,9}$/.test(itemKbn)) throw notFound()
    throw redirect({ to: '/tailor/ordermade/$itemKbn', params: { itemKbn }, search: {}, replace: true })
  },
})
