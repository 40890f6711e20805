/** Throws an error of a worker where its page hears of it: that hears nothing of what is thrown within promises. */
export const failAloud = (error: unknown): void =>
  void setTimeout(() => {
    throw error;
  });
