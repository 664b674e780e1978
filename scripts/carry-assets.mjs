import { carryAssets } from './image/carry-assets.mjs';

// For the Dockerfile: the client build of the last image, then that of the new one.
const [before = '', client = ''] = process.argv.slice(2);
console.log(`files of the last build that are carried: ${carryAssets(before, client).length}`);
