import { defineConfig } from '@playwright/test';
import flows from './playwright.config';

/** Random walks through the chat (README). Hundreds of them last longer than all flows together; among those is one. */
export default defineConfig({ ...flows, testMatch: 'chat-cuts/*.test.ts', retries: 0 });
