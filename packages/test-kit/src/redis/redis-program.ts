/** How to start `redis-server`, or why it is not available. */
export type RedisProgram =
  | { readonly executablePath: string; readonly env: Readonly<Record<string, string>> }
  | { readonly reason: string };

declare module 'vitest' {
  export interface ProvidedContext {
    readonly redisProgram: RedisProgram;
  }
}
