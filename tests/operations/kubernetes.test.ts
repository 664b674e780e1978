import { readdirSync, readFileSync } from 'node:fs';
import { SECRETS as BFF_SECRETS, Environment as BffEnvironment } from '@broadsheet/bff/config';
import { Environment, SECRETS } from '@broadsheet/services/config';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';

// biome-ignore lint/suspicious/noExplicitAny: whatever a file says, of which each test looks at a part
type Resource = any;

const folder = new URL('../../deploy/kubernetes/', import.meta.url);
const textOf = (path: string): string => readFileSync(new URL(path, folder), 'utf8');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.yaml'),
);
const kustomizations = files.filter((file) => file.endsWith('kustomization.yaml'));
const resources: Resource[] = files
  .filter((file) => !kustomizations.includes(file))
  .flatMap((file) =>
    parseAllDocuments(textOf(file)).map((document) => {
      expect(document.errors).toEqual([]);
      return document.toJS();
    }),
  );
const ofKind = (kind: string): Resource[] => resources.filter((resource) => resource.kind === kind);
const named = (kind: string, name: string): Resource =>
  ofKind(kind).find(({ metadata }) => metadata.name === name);
const configOf = (path: string, name: string): [string, string][] =>
  (parse(textOf(path)).configMapGenerator ?? [])
    .filter((made: Resource) => made.name === name)
    .flatMap((made: Resource) => made.literals ?? [])
    .map((literal: string) => {
      const [key = '', ...value] = literal.split('=');
      return [key, value.join('=')];
    });

const namesOf = (environment: { properties: object }, secrets: Iterable<string>): string[] => [
  ...Object.keys(environment.properties),
  ...[...secrets].map((secret) => `${secret}_FILE`),
];
const PROGRAMS = [
  {
    name: 'bff',
    port: 3000,
    metrics: 'METRICS',
    knows: namesOf(BffEnvironment, BFF_SECRETS),
    secrets: BFF_SECRETS,
  },
  {
    name: 'services',
    port: 3100,
    metrics: 'SERVICES_METRICS',
    knows: namesOf(Environment, SECRETS),
    secrets: [...SECRETS],
  },
] as const;

describe.each(PROGRAMS)('$name in Kubernetes', ({ name, port, metrics, knows, secrets }) => {
  const { spec } = named('Deployment', name).spec.template;
  const [container] = spec.containers;
  const settings = new Map(kustomizations.flatMap((file) => configOf(file, name)));

  it('is told only what it reads, and its secrets as files', () => {
    const names = container.env.map(({ name: key }: Resource) => key);
    expect([...settings.keys(), ...names].filter((key) => !knows.includes(key))).toEqual([]);
    expect([...settings.keys()].filter((key) => secrets.includes(key))).toEqual([]);
    const [mount] = container.volumeMounts;
    const volume = spec.volumes.find((each: Resource) => each.name === mount.name);
    expect(volume.secret.secretName).toBe(`broadsheet-${name}`);
    for (const { value } of container.env)
      expect(value.startsWith(`${mount.mountPath}/`)).toBe(true);
    expect(names).toContain('SITE_SECRET_FILE');
    expect(names).toContain('DATABASE_URL_FILE');
    expect(settings.get('APP_ENV')).toBe('production');
  });

  it('is asked for its health where it answers', () => {
    const paths = ['startupProbe', 'livenessProbe', 'readinessProbe'].map((probe) => {
      const { path, port: probePort } = container[probe].httpGet;
      expect(probePort).toBe('http');
      return path;
    });
    expect(container.ports[0]).toEqual({ name: 'http', containerPort: port });
    expect(paths.slice(1)).toEqual(['/health/live', '/health/ready']);
    expect(paths[0]).toMatch(/^\/health\/(live|ready)$/);
  });

  it('tells its figures at a port that monitoring alone comes to', () => {
    const metricsPort = Number(settings.get(`${metrics}_PORT`));
    expect(container.ports[1]).toEqual({ name: 'metrics', containerPort: metricsPort });
    expect(settings.get(`${metrics}_HOST`)).toBe('0.0.0.0');
    const { annotations } = named('Deployment', name).spec.template.metadata;
    expect(annotations['prometheus.io/port']).toBe(String(metricsPort));
    const { ingress } = named('NetworkPolicy', name).spec;
    const monitoring = { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } };
    expect(ingress[1]).toEqual({
      from: [{ namespaceSelector: monitoring }],
      ports: [{ protocol: 'TCP', port: metricsPort }],
    });
    expect(JSON.stringify(ingress[0])).not.toContain('monitoring');
    expect(JSON.stringify(named('Service', name).spec.ports)).not.toContain('metrics');
  });

  it('has the time to say that it goes, and to go', () => {
    const { periodSeconds, failureThreshold } = container.readinessProbe;
    const drainMs = Number(settings.get('DRAIN_MS'));
    const deadlineMs = Number(settings.get('SHUTDOWN_DEADLINE_MS'));
    expect(drainMs).toBeGreaterThan(periodSeconds * failureThreshold * 1000);
    expect(deadlineMs).toBeGreaterThan(2 * drainMs);
    expect(spec.terminationGracePeriodSeconds * 1000).toBeGreaterThan(deadlineMs);
  });

  it('may do no more than it has to', () => {
    expect(spec.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(spec.automountServiceAccountToken).toBe(false);
    for (const probePort of ['cpu', 'memory'])
      expect(container.resources.requests).toHaveProperty(probePort);
    expect(container.resources.limits).toHaveProperty('memory');
  });

  it('is found, spared, scaled and fenced by one label', () => {
    const label = { 'app.kubernetes.io/name': name };
    const deployment = named('Deployment', name);
    expect(deployment.spec.template.metadata.labels).toEqual(label);
    expect(deployment.spec.selector.matchLabels).toEqual(label);
    for (const spread of spec.topologySpreadConstraints)
      expect(spread.labelSelector.matchLabels).toEqual(label);
    expect(named('Service', name).spec).toMatchObject({
      selector: label,
      ports: [{ targetPort: 'http' }],
    });
    expect(named('PodDisruptionBudget', name).spec).toEqual({
      maxUnavailable: 1,
      selector: { matchLabels: label },
    });
    const scaler = named('HorizontalPodAutoscaler', name).spec;
    expect(scaler.scaleTargetRef).toMatchObject({ kind: 'Deployment', name });
    expect(scaler.minReplicas).toBeGreaterThan(1);
    const { ingress, podSelector } = named('NetworkPolicy', name).spec;
    expect(podSelector.matchLabels).toEqual(label);
    expect(ingress[0].ports).toEqual([{ protocol: 'TCP', port }]);
  });
});

it('no way out leads to the metadata of a machine, nor to a port that nobody needs', () => {
  const ways = ofKind('NetworkPolicy').flatMap(({ spec }) => spec.egress ?? []);
  const blocks = ways.flatMap(({ to }: Resource) =>
    to.flatMap(({ ipBlock }: Resource) => (ipBlock ? [ipBlock] : [])),
  );
  expect(blocks).toHaveLength(2);
  for (const block of blocks)
    expect(block).toEqual({ cidr: '0.0.0.0/0', except: ['169.254.0.0/16'] });
  expect(
    ways.flatMap(({ ports }: Resource) => ports).map(({ port }: Resource) => port),
  ).not.toContain(80);
});

describe('the overlays', () => {
  it('name files that are there, and the image of the deployments', () => {
    for (const file of kustomizations) {
      const { resources: listed, images = [] } = parse(textOf(file));
      const here = new URL(file, folder);
      for (const path of listed)
        expect(() => readdirSync(new URL('.', new URL(path, here)))).not.toThrow();
      const names = images.map(({ name }: Resource) => name);
      for (const deployment of names.length > 0 ? ofKind('Deployment') : [])
        expect(names).toContain(deployment.spec.template.spec.containers[0].image);
    }
  });

  it('lead from outside to Varnish alone, and from there to the BFF', () => {
    for (const { http } of ofKind('Ingress').flatMap(({ spec }) => spec.rules))
      expect(http.paths.map(({ backend }: Resource) => backend.service.name)).toEqual(['varnish']);
    expect(textOf('components/edge/site.vcl')).toContain('.host = "bff";');
    const url = configOf('base/kustomization.yaml', 'bff').find(([key]) => key === 'SERVICES_URL');
    const [{ port }] = named('Service', 'services').spec.ports;
    expect(url?.[1]).toBe(`http://services:${port}`);
  });
});

describe('Varnish in Kubernetes', () => {
  const { spec } = named('Deployment', 'varnish').spec.template;
  const [container] = spec.containers;

  it('may do no more than it has to', () => {
    expect(spec.securityContext).toMatchObject({
      runAsNonRoot: true,
      seccompProfile: { type: 'RuntimeDefault' },
    });
    expect(container.securityContext).toEqual({
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    });
    expect(spec.automountServiceAccountToken).toBe(false);
    expect(container.resources.limits).toHaveProperty('memory');
  });

  it('is reached by the ingress and the BFFs, and reaches the BFFs', () => {
    const [{ port }] = named('Service', 'varnish-pods').spec.ports;
    const { ingress, egress } = named('NetworkPolicy', 'varnish').spec;
    expect(ingress[0].ports).toEqual([{ protocol: 'TCP', port }]);
    expect(egress[0].ports).toEqual([{ protocol: 'TCP', port: 3000 }]);
    expect(container.command).toContain(`:${port}`);
    const urls = new Map(configOf('components/edge/kustomization.yaml', 'bff'));
    expect(urls.get('EDGE_PURGE_URLS')).toBe(`http://varnish-pods:${port}`);
  });

  it('runs with the arguments of compose', () => {
    const compose = parse(readFileSync(new URL('../../compose.yaml', import.meta.url), 'utf8'));
    const withoutPath = (args: string[]) => args.filter((arg) => !arg.startsWith('vcl_path='));
    expect(withoutPath(container.command)).toEqual(withoutPath(compose.services.varnish.command));
  });
});

it('has the command of the image', () => {
  const compose = parse(readFileSync(new URL('../../compose.yaml', import.meta.url), 'utf8'));
  const { command } = named('Deployment', 'services').spec.template.spec.containers[0];
  expect(command).toEqual(compose.services.services.command);
});
