/** Tells the parent process, whenever it asks, how much processor time this one has used, in microseconds. */
process.on('message', () => {
  const { user, system } = process.cpuUsage()
  process.send!(user + system)
})
// Listening must not keep the process alive.
process.channel!.unref()

export {}
