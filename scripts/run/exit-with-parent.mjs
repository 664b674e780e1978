// A parent that is killed outright cannot stop its children: they notice that the channel has closed.
const stop = () => process.kill(process.pid, 'SIGTERM');
process.on('disconnect', stop);
process.channel?.unref();
// One that died while this one was being started has gone before anybody listened.
if (process.connected === false) stop();
