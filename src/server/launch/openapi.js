// npm run openapi: prints the description of every call.
import { ensureInstalled, handOver } from './ensure-install.js'

ensureInstalled()
handOver(['src/server/launch/print-openapi.ts'])
