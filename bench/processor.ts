import { cpuUsage } from 'node:process';

/** Milliseconds that this process has had a processor for: what it did itself, and what the system did for it. */
export function processorTime(): number {
  const { user, system } = cpuUsage();
  return (user + system) / 1000;
}
