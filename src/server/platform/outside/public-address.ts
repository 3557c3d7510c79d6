// Test for addresses on the public internet. The server never connects to others on behalf of a user: to this machine, the
// network behind it, addresses that embed others (reliability rule 19).
import { BlockList, isIP } from 'node:net'

const notPublic4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
]

/** Parts of 2000::/3, the assigned IPv6 space, that are not for hosts or lead to an IPv4 address. */
const notPublic6 = ['2001::/23', '2001:db8::/32', '2002::/16', '2620:4f:8000::/48', '3fff::/20']

const blocked4 = listOf(notPublic4, 'ipv4')
const blocked6 = listOf(notPublic6, 'ipv6')
const given6 = listOf(['2000::/3'], 'ipv6')

function listOf(networks: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const [address = '', bits] = network.split('/')
    list.addSubnet(address, Number(bits), family)
  }
  return list
}

/** Whether an address, as DNS writes it, is public. IPv4 inside IPv6 never is, however public the inner address. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !blocked4.check(address, 'ipv4')
    case 6:
      return given6.check(address, 'ipv6') && !blocked6.check(address, 'ipv6')
    default:
      return false
  }
}
