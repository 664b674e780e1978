import { join } from 'node:path';

const TEMPORARY = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/**
 * The configuration of an nginx that stays in the foreground and keeps all of its files in one folder.
 * @param {string} folder
 * @param {number} workers
 * @param {string} http directives of its http block
 */
export const nginxConfigOf = (folder, workers, http) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes ${workers};
pid ${join(folder, 'nginx.pid')};
error_log ${join(folder, 'error.log')} warn;
events { worker_connections 1024; }
http {
  access_log off;
${TEMPORARY.map((name) => `  ${name}_temp_path ${join(folder, name)};`).join('\n')}
${http}
}
`;
