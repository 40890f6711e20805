/**
 * Throws an error of a worker in such a way that its page receives it: errors thrown within promises do not reach the
 * page.
 */
export const failAloud = (error: unknown): void =>
  void setTimeout(() => {
    throw error;
  });
