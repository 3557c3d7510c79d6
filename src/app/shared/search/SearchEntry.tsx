// Magnifying glass at the end of a bar: the way to the search, from every page that the menu leads to.
import { Search } from 'lucide-react'
import { IconLink } from '#app/ui/IconButton.tsx'

export const SearchEntry = () => <IconLink to="/search" icon={Search} label="検索" />
