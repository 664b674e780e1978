import type { BrandConfig } from '@broadsheet/contract/brand-config';
import type { FastifyPluginAsync } from 'fastify';
import { renderRobots } from '../crawlers/robots.ts';
import { siteOfRequest } from '../site/brand.ts';

const DAY_CONTROL = 'public, max-age=86400';

const icon = ({ name, colours }: BrandConfig): string => {
  const { accent, onAccent } = colours.light;
  const letter = name.replace(/[^A-Za-z]/g, '').charAt(0) || 'B';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="4" fill="${accent}"/><text x="16" y="24" font-family="Georgia,serif" font-size="24" font-weight="700" text-anchor="middle" fill="${onAccent}">${letter}</text></svg>`;
};

/** Serves the small files that browsers and crawlers request by convention. */
export const siteFiles: FastifyPluginAsync = async (app) => {
  app.get('/robots.txt', async (request, reply) => {
    const { brand, origin } = siteOfRequest(request);
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', DAY_CONTROL)
      .send(renderRobots(brand.brand, origin));
  });
  app.get('/favicon.svg', async (request, reply) =>
    reply
      .type('image/svg+xml')
      .header('cache-control', DAY_CONTROL)
      .send(icon(siteOfRequest(request).brand)),
  );
  app.get('/favicon.ico', async (_, reply) =>
    reply.header('cache-control', DAY_CONTROL).redirect('/favicon.svg', 301),
  );
};
