import { expect, it } from 'vitest';
import { findInDockerfile } from './dockerfile-references.mjs';
import { apiOf, parseImageReference } from './image-reference.mjs';

it.each([
  ['node:24', 'https://registry-1.docker.io', 'library/node', '24'],
  ['grafana/grafana:12.1', 'https://registry-1.docker.io', 'grafana/grafana', '12.1'],
  ['docker.io/library/node:24', 'https://registry-1.docker.io', 'library/node', '24'],
  ['ghcr.io/team/site:v1', 'https://ghcr.io', 'team/site', 'v1'],
  ['registry.test:5000/site:v1', 'https://registry.test:5000', 'site', 'v1'],
  ['localhost:5000/site:v1', 'http://localhost:5000', 'site', 'v1'],
  ['localhost:5000/site', 'http://localhost:5000', 'site', undefined],
  ['[::1]:5000/site:v1', 'http://[::1]:5000', 'site', 'v1'],
])('%s is asked for at %s as %s', (text, api, repository, tag) => {
  const reference = parseImageReference(text);
  expect(reference && apiOf(reference.registry)).toBe(api);
  expect(reference).toMatchObject({ repository, tag, digest: undefined });
});

it.each(['$IMAGE', '', 'Node:24', 'node:', 'a b'])('%j is no reference', (text) => {
  expect(parseImageReference(text)).toBeUndefined();
});

it('a Dockerfile takes images by arguments, stages, copies and mounts, each counted once', () => {
  const dockerfile = `# FROM comment:1
ARG BASE="node:24"
ARG OTHER=unused:1
FROM --platform=linux/amd64 $BASE AS Build
ARG INNER=inner:1
FROM \${BASE} AS second
FROM build AS third
RUN --mount=type=bind,from=tools:3,target=/tools --mount=type=secret,id=ca true
COPY --from=second /a /a
COPY --chown=node:node --from=files:4 /b /b
COPY --from=0 /c /c
from scratch
`;
  expect(findInDockerfile(dockerfile).map(({ line, text }) => [line, text])).toEqual([
    [2, 'node:24'],
    [8, 'tools:3'],
    [10, 'files:4'],
  ]);
});
