import marko from '@marko/run/vite';
import nodeAdapter from '@marko/run-adapter-node';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [marko({ adapter: nodeAdapter() })] });
