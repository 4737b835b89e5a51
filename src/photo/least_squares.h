// Least squares by Levenberg and Marquardt, with Eigen. Inside `photo` only.
#pragma once

#include <Eigen/Core>
#include <Eigen/QR>
#include <functional>
#include <unsupported/Eigen/NonLinearOptimization>
#include <unsupported/Eigen/NumericalDiff>

namespace linesman {

/// Fills in residuals, each divided by its standard deviation.
using Residuals = std::function<void(const Eigen::VectorXd& parameters, Eigen::VectorXd& residuals)>;

/// A problem as Eigen takes it.
struct LeastSquares {
  using Scalar = double;
  using InputType = Eigen::VectorXd;
  using ValueType = Eigen::VectorXd;
  using JacobianType = Eigen::MatrixXd;
  enum { InputsAtCompileTime = Eigen::Dynamic, ValuesAtCompileTime = Eigen::Dynamic };

  Residuals residuals;
  int parameter_count = 0;
  int residual_count = 0;

  int inputs() const { return parameter_count; }
  int values() const { return residual_count; }
  int operator()(const InputType& parameters, ValueType& all) const {
    residuals(parameters, all);
    return 0;
  }
};

using Differentiated = Eigen::NumericalDiff<LeastSquares, Eigen::Central>;

/// Improves the parameters. False when there is no answer.
inline bool minimise(const LeastSquares& problem, Eigen::VectorXd& parameters) {
  Differentiated differentiated(problem);
  Eigen::LevenbergMarquardt<Differentiated> search(differentiated);
  search.parameters.maxfev = 60 * (problem.parameter_count + 1);
  search.parameters.ftol = 1e-12;
  search.parameters.xtol = 1e-12;
  const auto status = search.minimize(parameters);
  return status != Eigen::LevenbergMarquardtSpace::ImproperInputParameters && parameters.allFinite();
}

inline Eigen::MatrixXd jacobian_of(const LeastSquares& problem, const Eigen::VectorXd& parameters) {
  Eigen::MatrixXd jacobian(problem.residual_count, problem.parameter_count);
  Differentiated(problem).df(parameters, jacobian);
  return jacobian;
}

/// The covariance of the parameters, from residuals of deviation 1.
inline Eigen::MatrixXd covariance_of(const Eigen::MatrixXd& jacobian) {
  const Eigen::MatrixXd normal = jacobian.transpose() * jacobian;
  return normal.completeOrthogonalDecomposition().pseudoInverse();
}

}  // namespace linesman
