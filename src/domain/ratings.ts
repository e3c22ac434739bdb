import { seededRandom } from './random';

/** Number of ratings with so many stars. */
export interface StarCount {
  readonly stars: number;
  readonly count: number;
}

const MAX_STARS = 5;

/** Probability that a rating is so many stars off the product's own: up to this, less what is above; the rest is two below. */
const SPREAD = [
  { away: 0, upTo: 0.58 },
  { away: 1, upTo: 0.78 },
  { away: -1, upTo: 0.93 },
] as const;
const FARTHEST = -2;

/**
 * Random ratings of one to five stars whose rounded mean is the product's rate; the same for the same seed. Sample
 * data, like their number (section 9, "random review count").
 */
export function ratingDistribution(rate: number, count: number, seed: number): readonly StarCount[] {
  const random = seededRandom(seed);
  const ratings = Array.from({ length: count }, () => within(rate + atDistance(random())));
  for (let off = deviation(ratings, rate); off !== 0; off = deviation(ratings, rate)) {
    const extreme = off === 1 ? Math.max(...ratings) : Math.min(...ratings);
    ratings[ratings.indexOf(extreme)] = extreme - off;
  }
  return Array.from({ length: MAX_STARS }, (_, index) => MAX_STARS - index).map((stars) => ({
    stars,
    count: ratings.filter((rating) => rating === stars).length,
  }));
}

/** The mean of the ratings, to one decimal: `4.7`. */
export function meanRating(distribution: readonly StarCount[]): string {
  const count = distribution.reduce((total, row) => total + row.count, 0);
  const stars = distribution.reduce((total, row) => total + row.stars * row.count, 0);
  return (stars / Math.max(1, count)).toFixed(1);
}

function atDistance(probability: number): number {
  return SPREAD.find(({ upTo }) => probability < upTo)?.away ?? FARTHEST;
}

function within(stars: number): number {
  return Math.min(MAX_STARS, Math.max(1, stars));
}

/** 1 when the rounded mean is above the rate, −1 when it is below, else 0. */
function deviation(ratings: readonly number[], rate: number): number {
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  return Math.sign(Math.round(mean) - rate) || 0;
}
