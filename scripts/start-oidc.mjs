import { spawn } from 'node:child_process';
import { startIdentityProvider } from '../packages/test-kit/src/site/start-identity-provider.ts';

/** `npm start` with a login provider beside it, to try `Continue with ...` without an account elsewhere. */
const PROVIDER_PORT = 4600;
const { PORT = '3000' } = process.env;
const client = { clientId: 'broadsheet', clientSecret: 'only for this machine' };
const redirectUris = ['tech', 'management'].map(
  (brand) => `http://${brand}.localhost:${PORT}/api/auth/with/sample/callback`,
);
const people = [
  { id: 'new', name: 'Meera Shah', email: 'meera@mail.example', isEmailVerified: true },
  { id: 'member', name: 'Basic Member', email: 'basic@tech.example', isEmailVerified: true },
  { id: 'unverified', name: 'Pro Member', email: 'pro@tech.example', isEmailVerified: false },
];

const provider = await startIdentityProvider(
  { ...client, redirectUris },
  { port: PROVIDER_PORT, people },
);
console.log(`A sample login provider is at ${provider.issuer}. Choose "Continue with Sample".`);
const site = spawn(process.execPath, ['scripts/start.mjs'], {
  stdio: 'inherit',
  env: {
    ...process.env,
    OIDC_PROVIDERS: JSON.stringify([
      { id: 'sample', name: 'Sample', issuer: provider.issuer, ...client },
    ]),
  },
});
process.on('SIGINT', () => site.kill('SIGINT'));
process.on('SIGTERM', () => site.kill('SIGTERM'));
site.on('close', async (code) => {
  await provider.close();
  process.exit(code ?? 0);
});
