// A parent that is killed outright cannot stop its children: they notice that the channel has closed.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
