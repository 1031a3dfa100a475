// Loaded before the service when npm started it: an npm that is killed outright passes no signal on, and the
// service would hold its port with nobody to stop it.
const launcher = process.ppid

setInterval(() => {
  if (process.ppid !== launcher) process.kill(process.pid, 'SIGTERM')
}, 250).unref()
