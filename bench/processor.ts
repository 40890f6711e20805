import { cpuUsage } from 'node:process';

/** The processor time of this process in milliseconds: its own, and the system's on its behalf. */
export function processorTime(): number {
  const { user, system } = cpuUsage();
  return (user + system) / 1000;
}
