// Loaded before the scanner: what it says to the made-up host goes to the front on this machine. Nothing else is changed.
import { Socket } from 'node:net'

const { HOST_NAME, HTTP_PORT, HTTPS_PORT } = process.env
const ports = { 80: HTTP_PORT, 443: HTTPS_PORT }
const connect = Socket.prototype.connect

Socket.prototype.connect = function (...given) {
  const options = Array.isArray(given[0]) ? given[0][0] : given[0]
  if (options?.host !== HOST_NAME) throw new Error(`The scanner wanted to reach ${options?.host}.`)
  options.port = Number(ports[options.port])
  options.host = '127.0.0.1'
  return connect.apply(this, given)
}
