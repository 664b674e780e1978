// A parent that is killed outright cannot stop its children: they notice that the channel has closed.
const stop = () => process.kill(process.pid, 'SIGTERM');
process.on('disconnect', stop);
process.channel?.unref();
// A parent that died during this start was gone before the listener was added.
if (process.connected === false) stop();
