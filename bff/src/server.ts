import { runServer } from './boot/start-server.ts';

// The BFF from its sources; a build starts it from `launch/launch.ts`.
await runServer((href) => import(href));
