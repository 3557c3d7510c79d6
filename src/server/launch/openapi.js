// npm run openapi: prints the OpenAPI description of all calls.
import { ensureInstalled, handOver } from './ensure-install.js'

ensureInstalled()
handOver(['src/server/launch/print-openapi.ts'])
